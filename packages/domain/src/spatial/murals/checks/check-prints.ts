/** Whether panels fit the roll and the picture, and whether pictures are there, fine enough and not stretched. */
import { muralCheckMessages as words } from '../../../messages/spatial/mural-checks.ts'
import { formatInches } from '../../../units/lengths.ts'
import { remainingBoxes } from '../figures/boxes.ts'
import type { MuralSize } from '../figures/measures.ts'
import { printPanelMeasures } from '../figures/seam-legend.ts'
import { gradeResolution, printResolution } from '../figures/print-crop.ts'
import type { CheckedPanel, CheckedTexture, Finding, MuralRepair, ViewMural } from './input.ts'
import { boxOfPrint, boxOfSeen, panelName, panelsAt, TOLERANCE, visibleParts } from './shapes.ts'

/** One that comes around a corner is printed with the view where it begins. */
function isPrintedHere({ isAroundCorner = false }: CheckedPanel): boolean {
  return !isAroundCorner
}

/** Panels whose print is wider or longer than the roll. */
export function panelsBeyondRoll({ panels, roll }: ViewMural): Finding[] {
  if (roll === null) return []
  return panels.filter(isPrintedHere).flatMap((panel): Finding[] => {
    const { width, height } = boxOfPrint(panel)
    const named = { panel: panelName(panel) }
    const subjects = [panel.id]
    const found: Finding[] = []
    if (width > roll.width + TOLERANCE)
      found.push({
        code: 'panelWiderThanRoll',
        severity: 'fault',
        subjects,
        message: words.panelWiderThanRoll({
          ...named,
          width: formatInches(width),
          roll: formatInches(roll.width),
        }),
        advice: words.panelWiderThanRollAdvice,
        repairs: [],
      })
    if (roll.length !== null && height > roll.length + TOLERANCE)
      found.push({
        code: 'panelLongerThanRoll',
        severity: 'fault',
        subjects,
        message: words.panelLongerThanRoll({
          ...named,
          length: formatInches(height),
          roll: formatInches(roll.length),
        }),
        advice: words.panelLongerThanRollAdvice,
        repairs: [],
      })
    return found
  })
}

/** The outer bleeds of a panel as far as the picture goes; inner ones are shares of seams and stay. */
function trimBleeds(panel: CheckedPanel, view: ViewMural): MuralRepair {
  const pairs = view.seams.flatMap((seam) => panelsAt(seam, view.panels) ?? [])
  const isLeftInner = pairs.some(({ right }) => right.id === panel.id)
  const isRightInner = pairs.some(({ left }) => left.id === panel.id)
  const seen = boxOfSeen(panel)
  const pictures = view.textures.map(boxOfSeen)
  const left = Math.min(...pictures.map(({ x }) => x))
  const top = Math.min(...pictures.map(({ y }) => y))
  const right = Math.max(...pictures.map(({ x, width }) => x + width))
  const bottom = Math.max(...pictures.map(({ y, height }) => y + height))
  const within = (bleed: number, room: number) => Math.min(bleed, Math.max(0, room))
  return {
    title: words.panelOutsidePictureRepair,
    changes: [
      {
        kind: 'update',
        type: 'calicoMuralPanel',
        id: panel.id,
        data: {
          bleedLeft: isLeftInner ? panel.bleedLeft : within(panel.bleedLeft, seen.x - left),
          bleedRight: isRightInner ? panel.bleedRight : within(panel.bleedRight, right - seen.x - seen.width),
          bleedTop: within(panel.bleedTop, seen.y - top),
          bleedBottom: within(panel.bleedBottom, bottom - seen.y - seen.height),
        },
      },
    ],
  }
}

/** Panels whose print reaches beyond the pictures of their view; a view without any is not judged. */
export function panelsBeyondPicture(view: ViewMural): Finding[] {
  if (view.textures.length === 0) return []
  const pictures = view.textures.map(boxOfSeen)
  return view.panels
    .filter(isPrintedHere)
    .filter((panel) => visibleParts(remainingBoxes(boxOfPrint(panel), pictures)).length > 0)
    .map((panel) => ({
      code: 'panelOutsidePicture',
      severity: 'fault',
      subjects: [panel.id],
      message: words.panelOutsidePicture({ panel: panelName(panel) }),
      advice: words.panelOutsidePictureAdvice,
      repairs: [trimBleeds(panel, view)],
    }))
}

/** A picture in its true size wherever it may not be scaled: its left upper corner stays, or its middle. */
function trueSizeRepairs(
  { id, position, size }: CheckedTexture,
  wanted: CheckedTexture['size'],
): MuralRepair[] {
  const middle = {
    ...position,
    x: position.x + (size.width - wanted.width) / 2,
    y: position.y + (size.height - wanted.height) / 2,
  }
  return [position, middle].map((place) => ({
    title: words.pictureStretchedRepair,
    changes: [{ kind: 'update', type: 'calicoMuralTexture', id, data: { size: wanted, position: place } }],
  }))
}

/** How much wider than high a picture may be made, as a share, and nobody sees it: pixels and sixteenths are not finer. */
const UNSEEN_STRETCH = 0.005

/** A picture of which only the pixels are known may be shown in any size, but in its own proportions. */
function disproportionedFinding(texture: CheckedTexture, pixels: MuralSize): Finding[] {
  const { size, canScaleX, canScaleY } = texture
  const ratio = pixels.width / pixels.height
  const stretch = size.width / size.height / ratio
  if (canScaleX || canScaleY || Math.abs(Math.log(stretch)) <= UNSEEN_STRETCH) return []
  // The larger one first: it leaves nothing bare that was covered.
  const wanted = [
    { width: size.width, height: size.width / ratio },
    { width: size.height * ratio, height: size.height },
  ].toSorted((one, other) => other.width - one.width)
  return [
    {
      code: 'pictureStretched',
      severity: 'fault',
      subjects: [texture.id],
      message: words.pictureDisproportioned({
        percent: Math.max(1, Math.round((Math.max(stretch, 1 / stretch) - 1) * 100)),
        direction: stretch > 1 ? 'across' : 'down',
      }),
      advice: words.pictureDisproportionedAdvice,
      repairs: wanted
        .flatMap((one) => trueSizeRepairs(texture, one))
        .map((repair) => ({ ...repair, title: words.pictureDisproportionedRepair })),
    },
  ]
}

function stretchedFinding(texture: CheckedTexture): Finding[] {
  const { size, canScaleX, canScaleY, picture } = texture
  const trueSize = picture?.trueSize ?? null
  const master = picture?.master ?? null
  if (trueSize === null)
    return master === null || master === 'vector' ? [] : disproportionedFinding(texture, master)
  const wanted = {
    width: canScaleX ? size.width : trueSize.width,
    height: canScaleY ? size.height : trueSize.height,
  }
  const isTrue =
    Math.abs(size.width - wanted.width) <= TOLERANCE && Math.abs(size.height - wanted.height) <= TOLERANCE
  if (isTrue) return []
  const none = { left: 0, right: 0, top: 0, bottom: 0 }
  return [
    {
      code: 'pictureStretched',
      severity: 'fault',
      subjects: [texture.id],
      message: words.pictureStretched({
        size: printPanelMeasures(size, none).text,
        trueSize: printPanelMeasures(trueSize, none).text,
      }),
      advice: words.pictureStretchedAdvice,
      repairs: trueSizeRepairs(texture, wanted),
    },
  ]
}

function resolutionFinding({ id, size, picture }: CheckedTexture, view: ViewMural): Finding[] {
  if (picture === null || picture.master === 'vector') return []
  if (picture.master === null)
    return [
      {
        code: 'resolutionUnknown',
        severity: 'warning',
        subjects: [id],
        message: words.resolutionUnknown,
        advice: words.resolutionUnknownAdvice,
        repairs: [],
      },
    ]
  const ppi = printResolution({ pixels: picture.master, size })
  const grade = gradeResolution(ppi, view.resolution)
  if (grade === 'fine') return []
  const least = view.resolution[grade]
  return [
    {
      code: 'resolutionLow',
      severity: grade,
      subjects: [id],
      message: words.resolutionLow({ ppi: Math.floor(ppi), least }),
      advice: words.resolutionLowAdvice,
      repairs: [],
    },
  ]
}

function goneFinding({ id, picture }: CheckedTexture, { fallback }: ViewMural): Finding[] {
  if (picture !== null) return []
  return [
    {
      code: 'pictureGone',
      severity: 'fault',
      subjects: [id],
      message: words.pictureGone,
      advice: words.pictureGoneAdvice,
      repairs:
        fallback === null
          ? []
          : [
              {
                title: words.pictureGoneRepair,
                changes: [
                  {
                    kind: 'update',
                    type: 'calicoMuralTexture',
                    id,
                    data: { muralProductOptionId: fallback.optionId },
                  },
                ],
              },
            ],
    },
  ]
}

/** What is to be said of the pictures themselves. */
export function pictureFindings(view: ViewMural): Finding[] {
  return view.textures.flatMap((texture) => [
    ...goneFinding(texture, view),
    ...stretchedFinding(texture),
    ...resolutionFinding(texture, view),
  ])
}
