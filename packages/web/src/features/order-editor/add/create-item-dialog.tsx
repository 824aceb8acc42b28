/** The popup that adds a line: which product, and its identifier. Enter adds. [1.2.81, 1.5.17–1.5.19] */
import {
  CART_ITEM_TITLE_MAX,
  checkCartItemTitle,
  messages,
  normaliseItemTitle,
  offeredProducts,
  type Product,
} from '@orderwright/domain'
import { type FormEvent, useMemo, useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Label } from 'react-aria-components/Label'
import { SceneThumbnail } from '../../../drawing/scene-figure.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useOpenOrder } from '../editor-context.tsx'
import { type NewConfiguration, newConfiguration } from './new-configuration.ts'

interface CreateItemDialogProps {
  isOpen: boolean
  onClose: () => void
}

export function CreateItemDialog({ isOpen, onClose }: CreateItemDialogProps) {
  return isOpen ? <OpenDialog onClose={onClose} /> : null
}

function useOffer(): Product[] {
  const { editor, data, viewer } = useOpenOrder()
  return useMemo(() => {
    const { order, items } = editor.getState().document
    const used = items.map((item) => item.productId)
    const offered = offeredProducts(data.catalog, order.productCategoryId, viewer.role, used)
    // An order that was started for one product is about that product.
    const own = offered.filter((product) => product.id === order.productId)
    return own.length > 0 ? [...own, ...offered.filter((product) => product.id !== order.productId)] : offered
  }, [editor, data.catalog, viewer.role])
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const { editor } = useOpenOrder()
  const products = useOffer()
  const [productId, setProductId] = useState(products[0]?.id ?? null)
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string | undefined>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const refused = checkCartItemTitle(title)
    if (refused) {
      setProblem(refused.message)
      return
    }
    if (productId === null) return
    const { item, order } = newConfiguration(editor.getContext(), editor.getState().document, productId)
    editor.addItem({ productId, title: title.trim(), properties: item }, order)
    onClose()
  }

  if (products.length === 0) {
    return (
      <Dialog title="Add a product" isOpen onOpenChange={onClose}>
        <EmptyState title={messages.noProductsAvailable} />
      </Dialog>
    )
  }
  return (
    <Dialog
      title="Add a product"
      isOpen
      onOpenChange={onClose}
      size={products.length > 3 ? 'large' : 'medium'}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="create-item">
            Add item
          </Button>
        </>
      }
    >
      <form id="create-item" noValidate onSubmit={submit} className="space-y-5 pb-2">
        <ProductPicker products={products} value={productId} onChange={setProductId} />
        <TextField
          label="Identifier or description"
          description="Where it goes, or what it is for: Hall entrance, Suite 204"
          size="large"
          autoFocus
          isRequired
          autoComplete="off"
          maxLength={CART_ITEM_TITLE_MAX}
          value={title}
          onChange={(text) => {
            setProblem(undefined)
            setTitle(normaliseItemTitle(text, CART_ITEM_TITLE_MAX))
          }}
          errorMessage={problem}
        />
      </form>
    </Dialog>
  )
}

interface ProductPickerProps {
  products: readonly Product[]
  value: number | null
  onChange: (productId: number) => void
}

/** The products as small drawings of what one would start with. */
function ProductPicker({ products, value, onChange }: ProductPickerProps) {
  return (
    <RadioGroup value={value === null ? null : String(value)} onChange={(key) => onChange(Number(key))}>
      <Label className="eyebrow mb-1.5 block">Product</Label>
      <div
        className={cx(
          'grid gap-2',
          products.length > 3
            ? 'grid-cols-2 sm:grid-cols-4'
            : products.length > 1
              ? 'grid-cols-2 sm:grid-cols-3'
              : '',
        )}
      >
        {products.map((product) => (
          <Radio
            key={product.id}
            value={String(product.id)}
            className={cx(
              'group flex cursor-pointer items-center rounded border border-hairline p-3 text-sm transition-colors',
              'hover:border-ink-3 selected:border-accent selected:ring-1 selected:ring-accent',
              products.length > 1 ? 'flex-col gap-3 text-center' : 'gap-4',
            )}
          >
            <ProductPicture product={product} />
            <span className="font-medium">{product.title}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}

function ProductPicture({ product }: { product: Product }) {
  const { editor } = useOpenOrder()
  const drawn = useMemo(
    (): NewConfiguration => newConfiguration(editor.getContext(), editor.getState().document, product.id),
    [editor, product.id],
  )
  if (drawn.scene) return <SceneThumbnail scene={drawn.scene} sizePx={96} />
  if (product.thumbnailUrl)
    return <img src={product.thumbnailUrl} alt="" className="size-24 object-contain" />
  return <span className="block size-24" aria-hidden="true" />
}
