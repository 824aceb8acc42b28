/**
 * The grain of wood and of brushed metal, worked out by the graphics card from where a point lies on its part: along
 * the part's longest side, different on every part. No pictures to load.
 */
import type { Solid, Surface } from '@orderwright/domain'
import type { MeshStandardMaterial } from 'three'
import { Vector3 } from 'three'

type Shader = Parameters<MeshStandardMaterial['onBeforeCompile']>[0]

const noise = `
uniform vec3 uAlong;
uniform float uSeed;
varying vec3 vLocal;
float hashOf(vec3 p) { return fract(sin(dot(p, vec3(12.9898, 78.233, 37.719))) * 43758.5453); }
float noiseAt(vec3 p) {
  vec3 i = floor(p);
  vec3 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(hashOf(i), hashOf(i + vec3(1, 0, 0)), f.x), mix(hashOf(i + vec3(0, 1, 0)), hashOf(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hashOf(i + vec3(0, 0, 1)), hashOf(i + vec3(1, 0, 1)), f.x), mix(hashOf(i + vec3(0, 1, 1)), hashOf(i + vec3(1, 1, 1)), f.x), f.y),
    f.z);
}
/** Stretched along the part: x and y across it, z along. */
vec3 inGrain(float across, float along) {
  vec3 side = abs(uAlong.y) > 0.5 ? vec3(1, 0, 0) : vec3(0, 1, 0);
  vec3 other = cross(uAlong, side);
  return vec3(dot(vLocal, side) * across, dot(vLocal, other) * across, dot(vLocal, uAlong) * along) + uSeed;
}
`

/** What the grain does to the colour; lengths are millimetres, so the frequencies are per millimetre. */
const patterns: Readonly<Partial<Record<Surface, string>>> = {
  wood: `
  float bands = noiseAt(inGrain(0.16, 0.006));
  float rings = 0.5 + 0.5 * sin(bands * 26.0);
  float fibres = noiseAt(inGrain(1.6, 0.03));
  diffuseColor.rgb *= 0.86 + 0.12 * rings + 0.14 * fibres;`,
  brushed: `
  float strokes = noiseAt(inGrain(4.5, 0.05)) * 0.6 + noiseAt(inGrain(11.0, 0.12)) * 0.4;
  diffuseColor.rgb *= 0.93 + 0.14 * strokes;`,
}

export function hasGrain(surface: Surface): boolean {
  return patterns[surface] !== undefined
}

/** The direction of a part's longest side. */
export function longestSide({ vertices }: Solid): Vector3 {
  const least = new Vector3(Infinity, Infinity, Infinity)
  const most = new Vector3(-Infinity, -Infinity, -Infinity)
  for (const [x, y, z] of vertices) {
    const vertex = new Vector3(x, y, z)
    least.min(vertex)
    most.max(vertex)
  }
  const size = most.sub(least)
  if (size.x >= size.y && size.x >= size.z) return new Vector3(1, 0, 0)
  return size.y >= size.z ? new Vector3(0, 1, 0) : new Vector3(0, 0, 1)
}

/** A number of its own for every part, so that no two boards are cut from one. */
export function seedOf(id: string): number {
  let seed = 7
  for (const letter of id) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return seed
}

/** Puts the pattern of a surface into a standard material's shader. */
export function grainShader(surface: Surface, along: Vector3, seed: number) {
  return (shader: Shader) => {
    shader.uniforms['uAlong'] = { value: along }
    shader.uniforms['uSeed'] = { value: seed }
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vLocal;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvLocal = position;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${noise}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n{${patterns[surface] ?? ''}\n}`)
  }
}
