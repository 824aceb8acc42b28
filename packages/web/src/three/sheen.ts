/**
 * The light on metal. What a brush has been over mirrors a lamp as a band across its strokes, frayed by each of them, that
 * wanders as one turns it; what is satin does the same softly. The bright room alone would look the same from everywhere, and a
 * warm metal in it like a board of wood.
 */
import type { MeshStandardMaterial } from 'three'

type Shader = Parameters<MeshStandardMaterial['onBeforeCompile']>[0]

/** Smoother than this a metal shows the room itself. */
const MIRRORING = 0.3

/** How strongly the bands show, 0 to 1: on brushed metal as on its strokes, on dull metal half as much. */
export function sheenOf(roughness: number, brushing: number): number {
  const dull = roughness < MIRRORING ? 0 : 0.5
  return Math.max(dull, Math.min(1, brushing * 1.1))
}

/**
 * Adds the bands to a metal's shader, whose figure has set `figureStroke` (-0.5 to 0.5). `uAlong` is the direction of its
 * strokes on the part.
 */
export function addSheen(shader: Shader, strength: number): void {
  shader.uniforms['uSheen'] = { value: strength }
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', '#include <common>\nuniform vec3 uAlong;\nvarying vec3 vAlong;')
    .replace('#include <begin_vertex>', '#include <begin_vertex>\nvAlong = normalMatrix * uAlong;')
  shader.fragmentShader = shader.fragmentShader
    .replace(
      '#include <common>',
      '#include <common>\nuniform float uSheen;\nvarying vec3 vAlong;\nfloat figureStroke = 0.0;',
    )
    .replace(
      '#include <lights_fragment_end>',
      `#include <lights_fragment_end>
  {
    vec3 mirrored = reflect(-normalize(vViewPosition), normal);
    float turned = dot(mirrored, normalize(vAlong));
    float frayed = turned + figureStroke * 0.26 * uSheen;
    float wide = 0.5 + 0.5 * cos((frayed + 0.66) * 7.6);
    float narrow = 0.5 + 0.5 * cos((frayed + 0.6) * 19.0);
    float lamps = pow(wide, 2.0) * 1.25 + pow(narrow, 3.0) * 0.14;
    float lit = mix(1.0, 0.52 + lamps + figureStroke * 0.4, uSheen);
    reflectedLight.indirectSpecular *= lit;
    reflectedLight.indirectDiffuse *= mix(1.0, lit, 0.5);
  }`,
    )
}
