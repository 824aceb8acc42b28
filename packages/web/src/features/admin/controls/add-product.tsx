/** A new product of a category, made where the category's products stand, and opened. [2.2.84, issue 14] */
import { type ProductCategory, untitledTitles } from '@orderwright/domain/catalog'
import { adminEditingMessages, adminSectionMessages } from '@orderwright/domain/messages'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { AdminData } from '../admin-data.ts'
import { noteAdded } from '../records/just-added.ts'
import { creator } from '../records/record-calls.ts'
import { useRecordActions } from '../records/use-record-actions.ts'

interface AddProductProps {
  category: ProductCategory
  adminData: AdminData
}

export function AddProduct({ category, adminData }: AddProductProps) {
  const one = adminSectionMessages.oneProduct
  const { isPending, add, open } = useRecordActions({
    resource: 'product',
    list: 'products',
    one,
    creator: creator('product', (rank) => ({
      title: untitledTitles.product,
      rank,
      productCategoryId: category.id,
    })),
  })
  async function begin() {
    const id = await add(adminData.products)
    if (id === null) return
    noteAdded('product', id)
    open('products', id)
  }
  return (
    <Button icon={<Plus aria-hidden />} isPending={isPending} onPress={() => void begin()}>
      {adminEditingMessages.add({ one })}
    </Button>
  )
}
