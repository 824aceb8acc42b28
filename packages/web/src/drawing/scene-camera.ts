/** The camera of a drawing: how far it is zoomed in over fitting its box, and how far it is moved. */
import { useCallback, useMemo, useState } from 'react'

export type CameraView = {
  /** 1 fits the box. */
  zoom: number
  /** Offset from the fitted position, CSS pixels. */
  panX: number
  panY: number
}

export type SceneCamera = {
  view: CameraView
  setView: (change: (view: CameraView) => CameraView) => void
  zoomIn: () => void
  zoomOut: () => void
  /** Back to fitting the box. */
  fit: () => void
  isFitted: boolean
}

const MIN_ZOOM = 0.5
const MAX_ZOOM = 24
const STEP = 1.4
const fitted: CameraView = { zoom: 1, panX: 0, panY: 0 }

/** Zooms by `factor` keeping the point (pixels from the box's middle) where it is. */
export function zoomAbout(view: CameraView, factor: number, x: number, y: number): CameraView {
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, view.zoom * factor))
  const k = zoom / view.zoom
  return { zoom, panX: x - (x - view.panX) * k, panY: y - (y - view.panY) * k }
}

/** State for a `SceneView`; make one outside to drive the zoom from buttons. */
export function useSceneCamera(): SceneCamera {
  const [view, setViewState] = useState(fitted)
  const setView = useCallback((change: (view: CameraView) => CameraView) => setViewState(change), [])
  return useMemo(
    () => ({
      view,
      setView,
      zoomIn: () => setView((now) => zoomAbout(now, STEP, 0, 0)),
      zoomOut: () => setView((now) => zoomAbout(now, 1 / STEP, 0, 0)),
      fit: () => setView(() => fitted),
      isFitted: view.zoom === 1 && view.panX === 0 && view.panY === 0,
    }),
    [view, setView],
  )
}
