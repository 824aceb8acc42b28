/**
 * The grain of wood and of brushed metal, worked out by the graphics card from where a point lies on its part: along
 * the part's longest side, different on every part. A picture is loaded where the material has one, and nowhere else.
 */
import type { Material, Placement, Solid, Surface } from '@orderwright/domain/graphics'
import type { MeshStandardMaterial } from 'three'
import { Color, Vector3 } from 'three'
import { addSheen, sheenOf } from './sheen.ts'
import { noTile, putTile, tileUniforms } from './tile-texture.ts'
import { leastAndMost } from './extent.ts'

type Shader = Parameters<MeshStandardMaterial['onBeforeCompile']>[0]

const noise = `
uniform vec3 uAlong;
uniform float uSeed;
uniform vec3 uAccent;
uniform float uStrength;
uniform float uRepeat;
uniform float uWarm;
uniform sampler2D uTile;
uniform vec2 uTileSize;
uniform vec2 uTurn;
uniform vec3 uCorner;
uniform float uShade;
uniform float uLoaded;
varying vec3 vLocal;
varying vec3 vFacing;
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
  vec3 hairs = inGrain(4.3, 0.008);
  float apart = max(fwidth(hairs.x), fwidth(hairs.y));
  float strokes = 0.3 * noiseAt(inGrain(1.2, 0.005)) + 0.7 * mix(0.5, noiseAt(hairs), 1.0 - smoothstep(0.35, 0.9, apart));
  diffuseColor.rgb *= 0.93 + 0.14 * strokes;
  figureStroke = strokes - 0.5;`,
}

/** What the figure of a material does to color (and roughness, by `rough`): as its swatch and its drawing have it. */
const figures = {
  // Hairs of a brush, long and fine: nearly of one color, for they are told by the light on them.
  metal: `
  // As far as the picture has points for them.
  vec3 hairs = inGrain(260.0 / uRepeat, 0.5 / uRepeat);
  float apart = max(fwidth(hairs.x), fwidth(hairs.y));
  float broad = noiseAt(inGrain(70.0 / uRepeat, 0.3 / uRepeat));
  float coarse = mix(0.5, noiseAt(hairs), 1.0 - smoothstep(0.35, 0.9, apart));
  float fine = mix(0.5, noiseAt(inGrain(760.0 / uRepeat, 1.6 / uRepeat)), 1.0 - smoothstep(0.12, 0.31, apart));
  float strokes = broad * 0.16 + coarse * 0.5 + fine * 0.34;
  diffuseColor.rgb *= 1.0 + (strokes - 0.5) * 0.16 * uStrength;
  float worn = noiseAt(inGrain(9.0 / uRepeat, 2.5 / uRepeat)) * 0.6 + strokes * 0.4;
  diffuseColor.rgb = mix(diffuseColor.rgb, uAccent, uWarm * smoothstep(0.35, 0.85, worn));
  figureStroke = (strokes - 0.5) * uStrength;
  rough = (strokes - 0.5) * 0.2 * uStrength;`,
  wood: `
  float bands = noiseAt(inGrain(22.0 / uRepeat, 0.9 / uRepeat));
  float rings = pow(0.5 + 0.5 * sin(bands * 30.0), 2.0);
  float fibres = noiseAt(inGrain(240.0 / uRepeat, 4.0 / uRepeat));
  float broad = noiseAt(inGrain(7.0 / uRepeat, 0.4 / uRepeat));
  diffuseColor.rgb *= 0.94 + 0.12 * broad;
  diffuseColor.rgb = mix(diffuseColor.rgb, uAccent, uStrength * (0.26 * rings + 0.34 * pow(fibres, 3.0)));
  rough = 0.14 * rings * uStrength;`,
  veins: `
  vec3 place = (vLocal + uSeed * 13.0) / uRepeat;
  float wander = 0.95 * noiseAt(place * 1.9) + 0.3 * noiseAt(place * 5.1 + 3.0) + 0.1 * noiseAt(place * 14.0);
  float across = place.y * 2.4 + place.x * 1.0 + place.z * 1.3 + wander;
  float strong = abs(fract(across) - 0.5) * 2.0;
  float faint = abs(fract(across * 2.3 + 1.4 * noiseAt(place * 3.1 + 11.0)) - 0.5) * 2.0;
  float seen = smoothstep(0.15, 0.55, noiseAt(place * 2.6 + 29.0));
  float thin = smoothstep(0.2, 0.6, noiseAt(place * 4.2 + 41.0));
  float vein = smoothstep(0.055, 0.0, strong) * 0.8 * seen + smoothstep(0.22, 0.0, strong) * 0.12 * seen + smoothstep(0.05, 0.0, faint) * 0.4 * thin;
  diffuseColor.rgb = mix(diffuseColor.rgb, uAccent, clamp(vein * uStrength, 0.0, 0.9));`,
  // Broken stones of three sizes, laid over each other: where a place has one, how it lies and what it is made of is chance.
  speckle: `
  for (int layer = 0; layer < 3; layer++) {
    float chipSize = uRepeat * (layer == 0 ? 0.06 : layer == 1 ? 0.1 : 0.17);
    vec3 place = vLocal / chipSize + uSeed + float(layer) * 17.3;
    vec3 cell = floor(place);
    vec3 turn = vec3(hashOf(cell), hashOf(cell + 5.0), hashOf(cell + 11.0)) - 0.5;
    vec3 inside = fract(place) - 0.5 - 0.4 * turn;
    float reach = 0.0;
    for (int side = 0; side < 5; side++) {
      float at = float(side) * 1.2566 + turn.x * 6.0;
      vec3 facing = normalize(vec3(cos(at), sin(at), 0.7 * sin(at * 2.0 + turn.y * 6.0)));
      reach = max(reach, dot(inside, facing) * (1.0 + 0.5 * (hashOf(cell + float(side)) - 0.5)));
    }
    float chip = step(reach, 0.12 + 0.2 * hashOf(cell + 2.0)) * step(hashOf(cell + 31.0), 0.42);
    float tone = hashOf(cell + 23.0);
    vec3 stone = tone < 0.45 ? uAccent : tone < 0.72 ? diffuseColor.rgb * 0.35 : mix(diffuseColor.rgb, vec3(1.0), 0.7);
    diffuseColor.rgb = mix(diffuseColor.rgb, stone, chip * uStrength);
  }`,
  fabric: `
  vec2 place = vec2(vLocal.x, vLocal.y + vLocal.z) / uRepeat;
  vec2 threads = 0.5 + 0.5 * sin(place * 6.2832);
  float seen = 1.0 - smoothstep(0.25, 0.7, max(fwidth(place.x), fwidth(place.y)));
  float uneven = noiseAt(vec3(floor(place.x), floor(place.y * 0.2), uSeed)) * 0.5 + noiseAt(vec3(floor(place.x * 0.2), floor(place.y), uSeed)) * 0.5;
  diffuseColor.rgb = mix(diffuseColor.rgb, uAccent, uStrength * (0.55 * (1.0 - threads.x * threads.y) * seen + 0.3 * uneven));`,
  // Each face has the picture as one looks straight at it, from its upper left corner.
  texture: `
  vec3 facing = abs(vFacing);
  vec3 from = vLocal - uCorner;
  vec2 face = facing.z >= facing.x && facing.z >= facing.y ? vec2(from.x, -from.y)
    : facing.x >= facing.y ? vec2(vFacing.x > 0.0 ? -from.z : from.z, -from.y)
    : vec2(from.x, from.z);
  vec2 tile = vec2(uTurn.x * face.x + uTurn.y * face.y, uTurn.x * face.y - uTurn.y * face.x) / uTileSize;
  diffuseColor.rgb = mix(diffuseColor.rgb, texture2D(uTile, vec2(tile.x, -tile.y)).rgb * uShade, uLoaded);`,
} as const

type Figure = keyof typeof figures

/** Which figure a part shows; null for plain ones. */
function figureOf({ made }: Material): Figure | null {
  if (made?.texture !== undefined) return 'texture'
  if (made === undefined || made.kind === 'paint') return null
  if (made.kind === 'stone') return made.figure
  if (made.kind !== 'metal') return made.kind
  return sheenOf(made.roughness, made.brushing.strength) === 0 ? null : 'metal'
}

/** The shader of a part's material with what tells it from others; null for plain ones. */
export function shaderOf(
  material: Material,
  solid: Solid,
  placement: Placement,
  id: string,
  /** a picture has arrived */
  onPicture: () => void,
): {
  /** parts with one key share a material that may be changed in color alone */
  readonly key: string
  /** the program on the graphics card */
  readonly program: string
  readonly onBeforeCompile: (shader: Shader) => void
} | null {
  const { made, surface, color } = material
  if (made === undefined) {
    const shader =
      patterns[surface] === undefined ? null : grainShader(surface, longestSide(solid), seedOf(id))
    return shader === null ? null : { key: surface, program: surface, onBeforeCompile: shader }
  }
  const figure = figureOf(material)
  if (figure === null) return null
  // Strokes run as the product stands, wherever its part is turned; fibers along the part.
  const [across, up] = placement.rows
  const along =
    figure === 'metal'
      ? new Vector3(...(made.brushing.direction === 'vertical' ? up : across))
      : longestSide(solid)
  const uniforms = {
    uAccent: { value: new Color(made.accent ?? color).multiplyScalar(made.accent === undefined ? 0.45 : 1) },
    uStrength: { value: figure === 'metal' ? made.brushing.strength : made.grain },
    uRepeat: { value: made.repeat },
    // What shows through where a metal was darkened by hand.
    uWarm: { value: figure === 'metal' && made.accent !== undefined ? 0.3 : 0 },
  }
  const tile = made.texture === undefined ? noTile() : tileUniforms(made.texture, solid, material.metalness)
  // Uniforms belong to a part: two of one figure with other numbers are other materials.
  return {
    key: `${figure} ${JSON.stringify([made, tile.uCorner.value])}`,
    program: `made ${figure}`,
    onBeforeCompile: (shader) => {
      Object.assign(shader.uniforms, uniforms, tile)
      if (made.texture !== undefined) void putTile(made.texture.picture, tile, onPicture)
      patterned(
        shader,
        along,
        seedOf(id) + made.seed,
        `float rough = 0.0;\n${figures[figure]}\nfigureRoughness = rough;`,
      )
      if (figure === 'metal') addSheen(shader, sheenOf(made.roughness, made.brushing.strength))
      shader.fragmentShader = shader.fragmentShader
        .replace('varying vec3 vLocal;', 'varying vec3 vLocal;\nfloat figureRoughness = 0.0;')
        .replace(
          '#include <roughnessmap_fragment>',
          '#include <roughnessmap_fragment>\nroughnessFactor = clamp(roughnessFactor + figureRoughness, 0.05, 1.0);',
        )
    },
  }
}

/** The direction of a part's longest side. */
function longestSide(solid: Solid): Vector3 {
  const { least, most } = leastAndMost(solid)
  const size = most.sub(least)
  if (size.x >= size.y && size.x >= size.z) return new Vector3(1, 0, 0)
  return size.y >= size.z ? new Vector3(0, 1, 0) : new Vector3(0, 0, 1)
}

/** A number of its own for every part, so that no two boards are cut from one. */
function seedOf(id: string): number {
  let seed = 7
  for (const letter of id) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return seed
}

/** Puts the pattern of a surface into a standard material's shader. */
function grainShader(surface: Surface, along: Vector3, seed: number) {
  return (shader: Shader) => {
    const none = {
      uAccent: { value: new Color(0, 0, 0) },
      uStrength: { value: 0 },
      uRepeat: { value: 1 },
      uWarm: { value: 0 },
    }
    Object.assign(shader.uniforms, none, noTile())
    patterned(shader, along, seed, patterns[surface] ?? '')
    if (surface === 'brushed') addSheen(shader, sheenOf(1, 1))
  }
}

function patterned(shader: Shader, along: Vector3, seed: number, pattern: string): void {
  shader.uniforms['uAlong'] = { value: along }
  shader.uniforms['uSeed'] = { value: seed }
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', '#include <common>\nvarying vec3 vLocal;\nvarying vec3 vFacing;')
    .replace('#include <begin_vertex>', '#include <begin_vertex>\nvLocal = position;\nvFacing = normal;')
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', `#include <common>\n${noise}`)
    .replace('#include <color_fragment>', `#include <color_fragment>\n{${pattern}\n}`)
}
