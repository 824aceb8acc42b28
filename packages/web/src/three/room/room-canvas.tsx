/**
 * A room as one sees it from an eye: walked about with keys, mouse and touch, what is pressed is picked. Draws only when
 * something has changed. `still` makes a picture of it in a size of its own.
 */
import type { Bounds, Mesh } from '@orderwright/domain/graphics'
import { roomMessages as words } from '@orderwright/domain/messages'
import type { Eye, RoomScene } from '@orderwright/domain/canvas-room'
import { Canvas, useThree } from '@react-three/fiber'
import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { Color, DirectionalLight, NeutralToneMapping, PerspectiveCamera, Vector2, PCFShadowMap } from 'three'
import { MeshPicker } from '../mesh-picker.tsx'
import { ProductMeshes } from '../product-meshes.tsx'
import { ContextWatch } from '../product-view.tsx'
import { SelectedMeshes } from '../selected-meshes.tsx'
import { useMirroredRoom, useShadowOf } from '../studio.tsx'
import { drawsInSoftware } from '../webgl.ts'
import { HungPictures, RoomBodies } from './room-bodies.tsx'
import { usePictures } from './use-pictures.ts'
import { useWalkGestures } from './use-walk-gestures.ts'
import { cameraOfEye, type Walk } from './walk.ts'

export interface RoomCamera {
  /** a picture of what the eye sees, of so many pixels; null where the browser can not make it */
  readonly still: (
    eye: Eye,
    size: { readonly width: number; readonly height: number },
  ) => Promise<Blob | null>
}

export interface RoomCanvasProps {
  scene: RoomScene
  /** the meshes of all pieces, in their places */
  pieces: readonly Mesh[]
  eye: Eye
  /** where Home goes */
  home: Eye
  onWalk: (walk: Walk) => void
  /** what is seen, in words */
  label: string
  /** the meshes that are selected, and the color of their outline */
  selection: { readonly meshes: readonly Mesh[]; readonly color: string }
  /** the id of a mesh; null beside all of them */
  onPick: (meshId: string | null) => void
  onContextLost: () => void
  /** all pictures are here: a still shows them */
  onReady: (isReady: boolean) => void
  camera: Ref<RoomCamera>
}

const BACKGROUND = '#e9edef'
const SELECTION = 'selection'

export function RoomCanvas({ eye, home, onWalk, label, camera, ...room }: RoomCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const help = useId()
  const onKeyDown = useWalkGestures(box, onWalk, home)
  return (
    <div
      ref={box}
      role="application"
      aria-roledescription={words.view}
      aria-label={label}
      aria-describedby={help}
      // It takes the keys that walk.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-eye={[eye.x, eye.z, eye.height, eye.direction, eye.tilt]
        .map((value) => Math.round(value))
        .join(' ')}
      onKeyDown={onKeyDown}
      className="focus-inset absolute inset-0 cursor-grab touch-none select-none active:cursor-grabbing"
      style={{ backgroundColor: BACKGROUND }}
    >
      <span id={help} className="sr-only">
        {words.keys}
      </span>
      <Canvas
        aria-hidden="true"
        frameloop="demand"
        dpr={drawsInSoftware() ? 1 : [1, 2]}
        shadows={{ type: PCFShadowMap }}
        camera={{ fov: 50, near: 2, far: 10_000 }}
        gl={{ antialias: true, toneMapping: NeutralToneMapping, toneMappingExposure: 1 }}
        style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
      >
        <RoomInside box={box} eye={eye} camera={camera} {...room} />
      </Canvas>
    </div>
  )
}

type InsideProps = Omit<RoomCanvasProps, 'home' | 'onWalk' | 'label'> & {
  box: React.RefObject<HTMLDivElement | null>
}

function RoomInside({
  box,
  scene,
  pieces,
  eye,
  selection,
  onPick,
  onContextLost,
  onReady,
  camera,
}: InsideProps) {
  const { hung, meshes, bounds } = scene
  const { pictures, isSettled } = usePictures(hung.flatMap(({ address }) => address ?? []))
  const isReady = isSettled || hung.every(({ address }) => address === null)
  useEffect(() => onReady(isReady), [onReady, isReady])
  return (
    <>
      <color attach="background" args={[BACKGROUND]} />
      <ContextWatch onLost={onContextLost} />
      <RoomLight bounds={bounds} shape={[meshes, pieces]} />
      <RoomBodies meshes={meshes} />
      <HungPictures pieces={hung} pictures={pictures} />
      <ProductMeshes meshes={pieces} />
      <group name={SELECTION}>
        <SelectedMeshes {...selection} />
      </group>
      <MeshPicker box={box} onPick={onPick} />
      <CameraAt eye={eye} bounds={bounds} />
      <StillMaker bounds={bounds} camera={camera} />
    </>
  )
}

/** Daylight from everywhere, and one lamp through the ceiling whose shadows set things on the floor. */
function RoomLight({
  bounds,
  shape: [meshes, pieces],
}: {
  bounds: Bounds
  shape: readonly [unknown, unknown]
}) {
  useMirroredRoom(0.62)
  const shape = useMemo(() => [meshes, pieces], [meshes, pieces])
  const light = useMemo(() => lampOver(bounds), [bounds])
  useShadowOf(light, shape)
  return (
    <>
      <hemisphereLight args={['#ffffff', '#d9cdbb', 0.55]} />
      <primitive object={light} />
      <primitive object={light.target} />
    </>
  )
}

function lampOver({ from, to }: Bounds): DirectionalLight {
  const [x, z] = [(from[0] + to[0]) / 2, (from[2] + to[2]) / 2]
  const radius = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / 2 || 1
  const light = new DirectionalLight(new Color('#fff6e8'), 1.15)
  light.position.set(x - radius * 0.35, to[1] + radius * 1.8, z + radius * 0.55)
  light.target.position.set(x, 0, z)
  light.castShadow = true
  const mapSize = drawsInSoftware() ? 1024 : 2048
  light.shadow.mapSize.set(mapSize, mapSize)
  light.shadow.radius = (8 * mapSize) / 2048
  light.shadow.blurSamples = 12
  light.shadow.bias = -0.0008
  light.shadow.normalBias = 0.6
  const { camera } = light.shadow
  const reach = radius * 1.25
  camera.left = -reach
  camera.right = reach
  camera.top = reach
  camera.bottom = -reach
  camera.near = radius * 0.3
  camera.far = radius * 5
  camera.updateProjectionMatrix()
  return light
}

/** How far from an eye the farthest corner of a room can be. */
function farthest({ place }: ReturnType<typeof cameraOfEye>, { from, to }: Bounds): number {
  const far = (axis: 0 | 1 | 2) =>
    Math.max(Math.abs(place[axis] - from[axis]), Math.abs(place[axis] - to[axis]))
  return Math.hypot(far(0), far(1), far(2)) + 120
}

function setCamera(camera: PerspectiveCamera, eye: Eye, aspect: number, bounds: Bounds): void {
  const seen = cameraOfEye(eye, aspect)
  camera.aspect = aspect
  camera.fov = seen.upright
  camera.far = farthest(seen, bounds)
  // The finer the depth, the cleaner what lies upon each other.
  camera.near = Math.max(1, camera.far / 2000)
  camera.position.set(...seen.place)
  camera.lookAt(...seen.target)
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld()
}

function CameraAt({ eye, bounds }: { eye: Eye; bounds: Bounds }) {
  const camera = useThree((state) => state.camera)
  const size = useThree((state) => state.size)
  const invalidate = useThree((state) => state.invalidate)
  useLayoutEffect(() => {
    if (!(camera instanceof PerspectiveCamera) || size.height === 0) return
    setCamera(camera, eye, size.width / size.height, bounds)
    invalidate()
  }, [camera, size, eye, bounds, invalidate])
  return null
}

function StillMaker({ bounds, camera }: { bounds: Bounds; camera: Ref<RoomCamera> }) {
  const get = useThree((state) => state.get)
  useImperativeHandle(
    camera,
    (): RoomCamera => ({
      still(eye, { width, height }) {
        const { gl, scene, invalidate } = get()
        const own = new PerspectiveCamera()
        setCamera(own, eye, width / height, bounds)
        const before = { ratio: gl.getPixelRatio(), size: gl.getSize(new Vector2()) }
        const outlines = scene.getObjectByName(SELECTION)
        if (outlines) outlines.visible = false
        gl.setPixelRatio(1)
        gl.setSize(width, height, false)
        gl.render(scene, own)
        // What was painted is read before anything else is: browsers keep it no longer.
        const made = new Promise<Blob | null>((resolve) => gl.domElement.toBlob(resolve, 'image/jpeg', 0.92))
        if (outlines) outlines.visible = true
        gl.setPixelRatio(before.ratio)
        gl.setSize(before.size.x, before.size.y, false)
        invalidate()
        return made
      },
    }),
    [get, bounds],
  )
  return null
}
