/** The room of the plan in three dimensions: walked about, from its eye points, with their stills. [issue 15] */
import { roomMessages as words } from '@orderwright/domain/messages'
import { eyePointsOf, eyePointTitle } from '@orderwright/domain/canvas'
import { type Eye, eyeOf, isStillOld, roomScene, startingEye } from '@orderwright/domain/canvas-room'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useMediaQuery } from '../../../lib/browser/media.ts'
import { RoomCanvas, type RoomCamera } from '../../../three/room/room-canvas.tsx'
import { isSameEye, type Walk } from '../../../three/room/walk.ts'
import { ViewBoundary } from '../../../three/view-boundary.tsx'
import { canShow3d } from '../../../three/webgl.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useCanvasContext, useOpenCanvas } from '../canvas-context.tsx'
import { RoomBar } from './room-bar.tsx'
import { RoomNotice } from './room-notice.tsx'
import { useRoom } from './room-place.tsx'
import { SeenList } from './seen-list.tsx'
import { useLooks } from './use-looks.ts'
import { useEyePoints } from './use-eye-points.ts'
import { useRoomMeshes } from './use-room-meshes.ts'
import { useRoomSelection } from './use-room-selection.ts'
import { useSeen } from './use-seen.ts'

export function RoomScreen({ history }: { history: React.ReactNode }) {
  const { place } = useRoom()
  const { document } = useOpenCanvas()
  const context = useCanvasContext()
  // They are read anew each time: the same ones as long as the canvas is the same.
  const eyes = useMemo(() => eyePointsOf(context), [context])
  const eyeId = place?.eyeId ?? null
  const index = eyeId === null ? -1 : eyes.findIndex(({ record }) => record.id === document.currentId(eyeId))
  const point = eyes[index] ?? null
  const scene = roomScene(context)
  // Without an eye point one begins where most is seen, and stays there while the plan changes.
  const [start] = useState(() => startingEye(context, scene))
  const stored = useMemo(() => (point ? eyeOf(point.data) : start), [point, start])
  const { eye, walk, goHome } = useWalk(stored)
  const lookOf = useLooks()
  const still =
    point === null || point.data.mediumId === null
      ? null
      : {
          address: context.mediumAddress(point.data.mediumId),
          isOld: isStillOld(context, point.data, lookOf),
        }
  const title = point ? eyePointTitle(point, index + 1) : words.freeEye
  const [isReady, setReady] = useState(false)
  const camera = useRef<RoomCamera>(null)
  const isMoved = !isSameEye(eye, stored)
  const keeping = useKeeping({ eyeId: point?.record.id ?? null, eye, isMoved, camera })
  return (
    <section aria-label={words.room} className="flex size-full min-h-0 flex-col bg-paper">
      <RoomBar
        title={title}
        history={history}
        still={still}
        isEyePoint={point !== null}
        isMoved={isMoved}
        canKeep={isReady}
        isKeeping={keeping.isKeeping}
        onHome={goHome}
        onMove={keeping.move}
        onAdd={keeping.add}
        onKeep={() => void keeping.keep()}
      />
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        <Inside title={title} eye={eye} home={stored} onWalk={walk} camera={camera} onReady={setReady} />
      </div>
    </section>
  )
}

/** Where one is: at the eye point, until one walks on, and again when that is moved. */
function useWalk(stored: Eye) {
  const [state, setState] = useState({ stored, eye: stored })
  if (state.stored !== stored) {
    const isSame = isSameEye(state.stored, stored)
    setState({ stored, eye: isSame ? state.eye : stored })
  }
  const walk = useCallback((step: Walk) => setState((now) => ({ ...now, eye: step(now.eye) })), [])
  const goHome = useCallback(() => setState((now) => ({ ...now, eye: now.stored })), [])
  return { eye: state.eye, walk, goHome }
}

interface Keeping {
  eyeId: number | null
  eye: Eye
  isMoved: boolean
  camera: React.RefObject<RoomCamera | null>
}

/** What the buttons above the room do: a still is of what is seen, and belongs to an eye point that sees it. */
function useKeeping({ eyeId, eye, isMoved, camera }: Keeping) {
  const { open } = useRoom()
  const eyePoints = useEyePoints()
  const [isKeeping, setKeeping] = useState(false)

  function add(): number {
    const id = eyePoints.add(eye)
    open(id)
    return id
  }

  async function keep(): Promise<void> {
    const taken = camera.current
    if (!taken || isKeeping) return
    setKeeping(true)
    if (eyeId !== null && isMoved) eyePoints.move(eyeId, eye)
    const problem = await eyePoints.keepStill(eyeId ?? add(), taken)
    setKeeping(false)
    toast(problem ?? words.stillIsKept)
  }

  return {
    isKeeping,
    keep,
    add: () => void add(),
    move: () => {
      if (eyeId !== null) eyePoints.move(eyeId, eye)
    },
  }
}

interface InsideProps {
  title: string
  eye: Eye
  home: Eye
  onWalk: (walk: Walk) => void
  camera: React.RefObject<RoomCamera | null>
  onReady: (isReady: boolean) => void
}

function Inside({ title, eye, home, onWalk, camera, onReady }: InsideProps) {
  const scene = roomScene(useCanvasContext())
  const pieces = useRoomMeshes(scene)
  const seen = useSeen(scene, eye)
  const { selection, select } = useRoomSelection(scene, pieces)
  const [isLost, setLost] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const onContextLost = useCallback(() => {
    setLost(true)
    onReady(false)
  }, [onReady])
  function tryAgain() {
    setLost(false)
    setAttempt((before) => before + 1)
  }
  const label = words.viewOf({
    title,
    seen: seen.length === 0 ? words.seesNothing : words.sees({ things: seen.map(({ text }) => text) }),
  })
  const canShow = canShow3d()
  const isEmpty = scene.walls.length === 0 && scene.pieces.length === 0
  const list = <SeenList seen={seen} scene={scene} isOpen={!canShow || isLost} onSelect={select} />
  if (isEmpty) return <p className="px-8 py-16 text-center text-base text-ink-2">{words.emptyRoom}</p>
  if (!canShow || isLost) {
    return (
      <div className="py-8">
        {canShow ? (
          <RoomNotice message={words.interrupted} onRetry={tryAgain} />
        ) : (
          <RoomNotice message={words.noGraphics} />
        )}
        {list}
      </div>
    )
  }
  return (
    <>
      <ViewBoundary key={attempt} fallback={<RoomNotice message={words.interrupted} onRetry={tryAgain} />}>
        <RoomCanvas
          scene={scene}
          pieces={pieces}
          eye={eye}
          home={home}
          onWalk={onWalk}
          label={label}
          selection={selection}
          onPick={select}
          onContextLost={onContextLost}
          onReady={onReady}
          camera={camera}
        />
      </ViewBoundary>
      {list}
      <MoveHint />
    </>
  )
}

/** How one goes about: by a finger there is no wheel. */
function MoveHint() {
  const isTouch = useMediaQuery('(pointer: coarse)')
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute bottom-2 start-3 text-xs text-ink-2 select-none"
    >
      {isTouch ? words.touchHint : words.moveHint}
    </p>
  )
}
