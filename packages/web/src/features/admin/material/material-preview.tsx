/** A material as it shows: the swatch that stands for it, the surface of a drawing, and a solid that can be turned. */
import { finishScene, swatchMm } from '@orderwright/domain/drawing'
import { materialMessages as words } from '@orderwright/domain/messages'
import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react'
import { type LineMode, SceneItems } from '../../../drawing/scene-items.tsx'
import { materialMeshes, type MadeOf, MaterialView } from '../../../three/material-view.tsx'
import { type Orbit, startingOrbit } from '../../../three/orbit.ts'
import { ProductView } from '../../../three/product-view.tsx'
import { ViewBoundary } from '../../../three/view-boundary.tsx'
import { canShow3d } from '../../../three/webgl.ts'
import { Button } from '../../../ui/button.tsx'

/** Of the picture that is kept, px; as it is seen here it is half as large. */
const SWATCH_PX = 256
const SEEN_PX = 128

const onScreen: LineMode = { kind: 'screen', lineScale: 1 }

interface MaterialPreviewProps {
  title: string
  /** what the option's data says of its surface, for drawings */
  finish: Readonly<Record<string, unknown>>
  made: MadeOf
  swatchBox: RefObject<HTMLDivElement | null>
}

export function MaterialPreview({ title, finish, made, swatchBox }: MaterialPreviewProps) {
  const [attempt, setAttempt] = useState(0)
  const [isLost, setLost] = useState(false)
  const { items, bounds } = useMemo(
    () => finishScene(finish, swatchMm(made.material)),
    [finish, made.material],
  )
  const onContextLost = useCallback(() => setLost(true), [])
  const has3d = canShow3d()
  const retry = () => {
    setLost(false)
    setAttempt(attempt + 1)
  }
  const again = <Interrupted onRetry={retry} />
  return (
    <section aria-label={words.preview} className="flex flex-wrap gap-3">
      <Tile caption={words.swatch}>
        <div
          ref={swatchBox}
          role="img"
          aria-label={words.swatchOf({ title })}
          style={{ width: SEEN_PX, height: SEEN_PX, backgroundColor: made.fill }}
        >
          {has3d && !isLost && (
            <ViewBoundary key={attempt} fallback={again}>
              <MaterialView
                finish={made}
                shape="swatch"
                dpr={SWATCH_PX / SEEN_PX}
                onContextLost={onContextLost}
              />
            </ViewBoundary>
          )}
        </div>
      </Tile>
      <Tile caption={words.drawing}>
        <div style={{ width: SEEN_PX, height: SEEN_PX }}>
          <svg
            role="img"
            aria-label={words.drawnAs({ title })}
            viewBox={`0 0 ${bounds.width} ${bounds.height}`}
            className="block size-full"
          >
            <SceneItems items={items} mode={onScreen} />
          </svg>
        </div>
      </Tile>
      <Tile caption={words.view3d} isWide>
        <div className="relative w-full min-w-32" style={{ height: SEEN_PX }}>
          {!has3d ? (
            <p className="p-3 text-xs text-ink-2">{words.no3d}</p>
          ) : isLost ? (
            again
          ) : (
            <ViewBoundary key={attempt} fallback={again}>
              <Solid title={title} made={made} onContextLost={onContextLost} />
            </ViewBoundary>
          )}
        </div>
      </Tile>
    </section>
  )
}

function Solid({
  title,
  made,
  onContextLost,
}: Pick<MaterialPreviewProps, 'title' | 'made'> & { onContextLost: () => void }) {
  const [orbit, setOrbit] = useState<Orbit>(startingOrbit)
  const { meshes, bounds } = useMemo(() => materialMeshes(made, 'solid'), [made])
  return (
    <ProductView
      meshes={meshes}
      bounds={bounds}
      label={words.solidOf({ title })}
      orbit={orbit}
      onOrbitChange={setOrbit}
      onContextLost={onContextLost}
    />
  )
}

function Interrupted({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex size-full flex-col items-start justify-center gap-2 p-3">
      <p className="text-xs text-ink-2">{words.lost}</p>
      <Button size="small" onPress={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  )
}

function Tile({ caption, isWide, children }: { caption: string; isWide?: true; children: ReactNode }) {
  return (
    <figure className={isWide ? 'min-w-40 flex-1' : 'shrink-0'}>
      <div className="overflow-hidden rounded border border-hairline bg-paper">{children}</div>
      <figcaption className="mt-1 text-xs text-ink-2">{caption}</figcaption>
    </figure>
  )
}
