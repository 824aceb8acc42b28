/** Walking about in a room. [issue 15] */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { PerspectiveCamera, Vector3 } from 'three'
import { cameraOfEye, isSameEye, lookingTo, raised, stepped, walkOfKey } from './walk.ts'

const eye = { x: 60, z: 80, height: 63, direction: -90, tilt: 0, fieldOfView: 90 }

describe('a walk', () => {
  it.each([
    ['ArrowUp', false, { z: 74 }],
    ['w', false, { z: 74 }],
    ['ArrowDown', false, { z: 86 }],
    ['ArrowLeft', false, { direction: -95 }],
    ['ArrowRight', false, { direction: -85 }],
    ['ArrowLeft', true, { x: 54 }],
    ['D', false, { x: 66 }],
    ['PageUp', false, { height: 65 }],
    ['PageDown', false, { height: 61 }],
    ['r', false, { tilt: 5 }],
    ['f', false, { tilt: -5 }],
  ] as const)('[issue 15] %s (with Shift: %s) makes %o of it', (key, isShift, changed) => {
    const after = walkOfKey(key, isShift, eye)?.(eye)
    for (const [name, value] of Object.entries({ ...eye, ...changed })) {
      expect(Object.entries(after ?? {}).find(([one]) => one === name)?.[1]).toBeCloseTo(value, 9)
    }
  })

  it('[issue 15] Home goes back to the eye point, and other keys are not taken', () => {
    expect(walkOfKey('Home', false, eye)?.({ ...eye, x: 9 })).toEqual(eye)
    expect(walkOfKey('Tab', false, eye)).toBeUndefined()
  })

  test.prop([fc.integer({ min: -400, max: 400 }), fc.integer({ min: -200, max: 200 })])(
    '[issue 15] there and back again is where one was',
    (turn, way) => {
      const there = stepped(lookingTo(eye, turn, 0), way, way / 2)
      expect(isSameEye(lookingTo(stepped(there, -way, -way / 2), -turn, 0), eye)).toBe(true)
    },
  )

  it('[issue 15] neither goes into the floor nor looks behind itself', () => {
    expect(raised(eye, -500).height).toBe(4)
    expect(lookingTo(eye, 0, 400).tilt).toBe(60)
  })

  test.prop([fc.integer({ min: -180, max: 180 }), fc.constantFrom(0.8, 1, 1.6)])(
    '[issue 15] the edges of its angle of view are those of the picture',
    (direction, aspect) => {
      const looking = { ...eye, direction, fieldOfView: 60 }
      const { place, target, upright } = cameraOfEye(looking, aspect)
      const camera = new PerspectiveCamera(upright, aspect, 1, 1000)
      camera.position.set(...place)
      camera.lookAt(...target)
      camera.updateMatrixWorld()
      const at = (angle: number) => {
        const radians = ((direction + angle) * Math.PI) / 180
        return new Vector3(
          eye.x + Math.cos(radians) * 50,
          eye.height,
          eye.z + Math.sin(radians) * 50,
        ).project(camera)
      }
      expect(at(30).x).toBeCloseTo(1, 5)
      expect(at(-30).x).toBeCloseTo(-1, 5)
    },
  )
})
