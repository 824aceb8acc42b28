/** The popup that adds a line: which product, and its identifier. Enter adds. [1.2.81, 1.5.17–1.5.19] */
import { type CatalogProduct, offeredProducts } from '@orderwright/domain/catalog'
import { addItemMessages as words, messages, orderPageMessages } from '@orderwright/domain/messages'
import { Bookmark } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Label } from 'react-aria-components/Label'
import { SceneThumbnail } from '../../../drawing/scene-figure.tsx'
import { draftKey } from '../../../lib/storage/draft-key.ts'
import { cx } from '../../../ui/cx.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useOrderUi } from '../../order-dialogs/order-ui.tsx'
import { useOfferedFamilies } from '../../open-order/use-drawing-families.ts'
import { type NewConfiguration, newConfiguration } from './new-configuration.ts'
import { NewItemDialog } from './new-item-dialog.tsx'

interface CreateItemDialogProps {
  isOpen: boolean
  onClose: () => void
}

export function CreateItemDialog({ isOpen, onClose }: CreateItemDialogProps) {
  const { data } = useOpenOrder()
  const families = useOfferedFamilies(data.products, isOpen)
  if (!isOpen) return null
  if (families.hasFailed) {
    return (
      <Dialog title={words.addAProduct} isOpen onOpenChange={onClose}>
        <ErrorState
          title={words.productsNotLoaded}
          message={messages.drawingsNotLoaded}
          onRetry={() => window.location.reload()}
        />
      </Dialog>
    )
  }
  return families.areHere ? <OpenDialog onClose={onClose} /> : null
}

function useOffer(): CatalogProduct[] {
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
  const { editor, data, viewer } = useOpenOrder()
  const { setAddStep } = useOrderUi()
  const products = useOffer()
  const [productId, setProductId] = useState(products[0]?.id ?? null)

  if (productId === null) {
    return (
      <Dialog title={words.addAProduct} isOpen onOpenChange={onClose}>
        <EmptyState title={orderPageMessages.noProductsAvailable} />
      </Dialog>
    )
  }
  return (
    <NewItemDialog
      title={words.addAProduct}
      size={products.length > 3 ? 'large' : 'medium'}
      keptAs={draftKey(viewer.user.id, data.document.order, 'newItem')}
      hint={words.identifierHint}
      onClose={onClose}
      onAdd={(title) => {
        const { item, order } = newConfiguration(editor.getContext(), editor.getState().document, productId)
        editor.addItem({ productId, title, properties: item }, order)
      }}
      before={
        <>
          <ProductPicker products={products} value={productId} onChange={setProductId} />
          {viewer.sharedOrder === null && (
            <Button size="small" icon={<Bookmark aria-hidden />} onPress={() => setAddStep('favorite')}>
              {words.fromFavorites}
            </Button>
          )}
        </>
      }
    />
  )
}

interface ProductPickerProps {
  products: readonly CatalogProduct[]
  value: number | null
  onChange: (productId: number) => void
}

/** The products as small drawings of what one would start with. */
function ProductPicker({ products, value, onChange }: ProductPickerProps) {
  return (
    <RadioGroup value={value === null ? null : String(value)} onChange={(key) => onChange(Number(key))}>
      <Label className="eyebrow mb-1.5 block">{words.product}</Label>
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

function ProductPicture({ product }: { product: CatalogProduct }) {
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
