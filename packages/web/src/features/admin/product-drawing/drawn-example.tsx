/** The example as the drawing under edit shows it, and what the drawing has against it. */
import type { Product } from '@orderwright/domain/catalog'
import { findDrawingFamily } from '@orderwright/domain/drawing'
import { itemScene, resolveDrawingSpec } from '@orderwright/domain/item-drawings'
import { adminDrawingMessages as words } from '@orderwright/domain/messages'
import { useMemo } from 'react'
import { SceneView } from '../../../drawing/scene-view.tsx'
import { useViewer } from '../../../lib/session/session.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { pathWords } from './spec-words.ts'
import { type Example, withProduct } from './use-example.ts'

interface DrawnExampleProps {
  product: Product
  example: Example
  className?: string
}

export function DrawnExample({ product, example, className = 'h-52 lg:h-72' }: DrawnExampleProps) {
  const { profile } = useViewer()
  const { shown, catalog, isLoading, hasFailed } = example
  const unit = profile.region.units
  const result = useMemo(() => {
    if (!shown || !product.drawing) return null
    const drawn = withProduct(catalog, product)
    const scene = itemScene(drawn, shown.document, shown.item, { unit })
    const spec = resolveDrawingSpec(drawn, shown.document, shown.item)
    const check = findDrawingFamily(product.drawing.family)?.check
    const objections = spec.ok && check ? check(spec.spec, product.drawing.limits, unit) : []
    return { scene, objections }
  }, [shown, catalog, product, unit])
  return (
    <div>
      <div
        className={`flex items-center justify-center rounded border border-hairline bg-paper ${className}`}
      >
        {result?.scene.ok ? (
          <SceneView
            scene={result.scene.scene}
            units={unit}
            showDimensions
            title={words.drawing}
            isInteractive={false}
            className="size-full"
          />
        ) : isLoading ? (
          <Spinner label={words.loadingDrawing} />
        ) : (
          <p className="max-w-64 p-4 text-center text-sm text-ink-2">
            {!product.drawing
              ? words.notDrawn
              : hasFailed
                ? words.drawingNotLoaded
                : result && !result.scene.ok && result.scene.code === 'invalidSpec'
                  ? words.undrawable({
                      fields: result.scene.issues.map(({ path }) => pathWords(path)).join(', '),
                    })
                  : words.noExample}
          </p>
        )}
      </div>
      {result && result.objections.length > 0 && (
        <div role="status" className="pt-2 text-sm text-caution">
          <p>{words.objections}</p>
          <ul className="list-disc ps-5">
            {result.objections.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
