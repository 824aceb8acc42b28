/** The example in 3D, as a still picture. */
import type { Product } from '@orderwright/domain/catalog'
import { resolveGraphic, stillScene } from '@orderwright/domain/graphics'
import { graphicSpec } from '@orderwright/domain/item-drawings'
import { adminDrawingMessages as words } from '@orderwright/domain/messages'
import { useMemo } from 'react'
import { SceneView } from '../../../drawing/scene-view.tsx'
import { useViewer } from '../../../lib/session/session.tsx'
import { type Example, withProduct } from './use-example.ts'

export function StillExample({
  product,
  example: { shown, catalog },
  className = 'h-52 lg:h-72',
}: {
  product: Product
  example: Example
  className?: string
}) {
  const { profile } = useViewer()
  const still = useMemo(() => {
    if (!shown) return null
    const found = graphicSpec(withProduct(catalog, product), shown.document, shown.item)
    if (!found) return null
    const resolved = resolveGraphic(found.graphic, found.spec, { detail: 'coarse' })
    if (!resolved.ok) return { message: resolved.name ?? resolved.code, scene: null }
    if (resolved.meshes.length === 0) return null
    return { message: '', scene: stillScene(found.graphic.title, resolved.meshes, resolved.bounds) }
  }, [shown, catalog, product])
  return (
    <div className={`flex items-center justify-center rounded border border-hairline bg-paper ${className}`}>
      {still?.scene ? (
        <SceneView
          scene={still.scene}
          units={profile.region.units}
          showDimensions={false}
          showScale={false}
          title={words.view3d}
          isInteractive={false}
          className="size-full"
        />
      ) : (
        <p className="max-w-64 p-4 text-center text-sm text-ink-2">
          {still ? words.graphicFails({ message: still.message }) : words.noView3d}
        </p>
      )}
    </div>
  )
}
