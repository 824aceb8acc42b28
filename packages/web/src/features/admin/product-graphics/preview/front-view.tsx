/** Where a browser can not show 3D: the front of the graphic, at true measures. */
import { frontScene, type ShownGraphic } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { useMemo } from 'react'
import { SceneView } from '../../../../drawing/scene-view.tsx'
import { useViewer } from '../../../../lib/session/session.tsx'
import { Banner } from '../../../../ui/banner.tsx'

export function FrontView({ title, shown: { meshes, bounds } }: { title: string; shown: ShownGraphic }) {
  const { profile } = useViewer()
  const scene = useMemo(() => frontScene(title, meshes, bounds), [title, meshes, bounds])
  return (
    <div className="absolute inset-0 flex flex-col">
      <Banner className="shrink-0">{words.no3d}</Banner>
      <SceneView
        scene={scene}
        units={profile.region.units}
        showDimensions={false}
        showScale={false}
        title={words.frontOf({ title })}
        className="min-h-0 flex-1"
      />
    </div>
  )
}
