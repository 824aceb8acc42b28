/** What the checks of murals look at, and what they say. Inches in a view, y downwards. */
import type { Box } from '../../../geometry/box.ts'
import type { MuralAreaData } from '../../kinds/mural-area.ts'
import type { MuralPanelData } from '../../kinds/mural-panel.ts'
import type { MuralSeamData } from '../../kinds/mural-seam.ts'
import type { MuralTextureData } from '../../kinds/mural-texture.ts'
import type { WallLabelData } from '../../kinds/wall-label.ts'
import type { MeasuredSides } from '../figures/measured-sides.ts'
import type { MuralSize } from '../figures/measures.ts'
import type { ResolutionLimits } from '../figures/print-crop.ts'
import type { SeamOverlap } from '../figures/seam-shares.ts'
import type { RollStock } from '../figures/strips.ts'

type Placed = { readonly id: number; readonly archCustomViewId: number }

export type CheckedPanel = Placed &
  Pick<
    MuralPanelData,
    | 'position'
    | 'size'
    | 'bleedLeft'
    | 'bleedRight'
    | 'bleedTop'
    | 'bleedBottom'
    | 'panelNumber'
    | 'isDisabled'
  > & {
    /** what of a panel of another view goes around a corner into this one: it is judged and repaired where it begins */
    readonly isAroundCorner?: boolean
  }
export type CheckedSeam = Placed & Pick<MuralSeamData, 'from' | 'to'> & SeamOverlap
export type CheckedArea = Placed &
  Pick<MuralAreaData, 'position' | 'size'> & {
    /** as the wall was measured; null where it was not */
    readonly measured: MeasuredSides | null
  }

/** The picture of an option as it is printed. */
export type MuralPicture = {
  /** null: the print master of a texture without an option */
  readonly optionId: number | null
  /** inches; null where it has none of its own */
  readonly trueSize: MuralSize | null
  /** a vector has as many pixels as anybody wants; null where nobody said how many there are */
  readonly master: 'vector' | MuralSize | null
}
export type CheckedTexture = Placed &
  Pick<MuralTextureData, 'position' | 'size' | 'canScaleX' | 'canScaleY'> & {
    /** null where it is gone */
    readonly picture: MuralPicture | null
  }
export type CheckedLabel = Placed & { readonly title: string }
/** A door or a window, or what matters in a picture (then the id of its texture). */
export type CheckedBox = Placed & { readonly box: Box }

export type MuralCheckInput = {
  readonly views: readonly { readonly id: number; readonly title: string }[]
  readonly areas: readonly CheckedArea[]
  readonly panels: readonly CheckedPanel[]
  readonly seams: readonly CheckedSeam[]
  readonly textures: readonly CheckedTexture[]
  readonly labels: readonly CheckedLabel[]
  readonly openings: readonly CheckedBox[]
  readonly focusAreas: readonly CheckedBox[]
  /** null where it is not known yet */
  readonly roll: RollStock | null
  readonly resolution: ResolutionLimits
  /** how far the print reaches into an opening, to be trimmed there */
  readonly openingAllowance: number
  /** what stands in for a picture that is gone */
  readonly fallback: MuralPicture | null
}

export type MuralCheckCode =
  | 'measureUnreadable'
  | 'areaUncovered'
  | 'panelsOverlap'
  | 'overlapLarger'
  | 'overlapSmaller'
  | 'seamShares'
  | 'seamOffsetTooLarge'
  | 'seamOffJoint'
  | 'seamStray'
  | 'seamMissing'
  | 'seamOnFocus'
  | 'seamOnOpening'
  | 'panelWiderThanRoll'
  | 'panelLongerThanRoll'
  | 'panelOutsidePicture'
  | 'resolutionLow'
  | 'resolutionUnknown'
  | 'pictureStretched'
  | 'pictureGone'
  | 'panelNumberDoubled'
  | 'panelNumberMissing'
  | 'labelMissing'
  | 'openingWithoutAllowance'
  | 'wallUnequal'
  | 'wallOutOfSquare'
  | 'areaBelowMeasure'

/** A change of one entity: fields of its `data`. */
export type MuralChange =
  | {
      readonly kind: 'update'
      readonly type: 'calicoMuralPanel'
      readonly id: number
      readonly data: Partial<Omit<CheckedPanel, 'id' | 'archCustomViewId'>>
    }
  | {
      readonly kind: 'update'
      readonly type: 'calicoMuralSeam'
      readonly id: number
      readonly data: Partial<Omit<CheckedSeam, 'id' | 'archCustomViewId'>>
    }
  | {
      readonly kind: 'update'
      readonly type: 'calicoMuralArea'
      readonly id: number
      readonly data: Pick<MuralAreaData, 'size'>
    }
  | {
      readonly kind: 'update'
      readonly type: 'calicoMuralTexture'
      readonly id: number
      readonly data: Partial<Pick<MuralTextureData, 'size' | 'position' | 'muralProductOptionId'>>
    }
  | {
      readonly kind: 'update'
      readonly type: 'calicoWallLabel'
      readonly id: number
      readonly data: { readonly title: string }
    }
  | {
      readonly kind: 'create'
      readonly type: 'calicoWallLabel'
      readonly data: Pick<
        WallLabelData,
        'archCustomViewId' | 'title' | 'customViewPosition' | 'customViewSize'
      >
    }
  | {
      readonly kind: 'create'
      readonly type: 'calicoMuralSeam'
      readonly data: Pick<MuralSeamData, 'archCustomViewId' | 'from' | 'to'> & SeamOverlap
    }
  | { readonly kind: 'delete'; readonly type: 'calicoMuralSeam'; readonly id: number }

/** What a button applies, in one undo step. */
export type MuralRepair = { readonly title: string; readonly changes: readonly MuralChange[] }

export type MuralCheck = {
  readonly code: MuralCheckCode
  readonly severity: 'warning' | 'fault'
  readonly archCustomViewId: number
  /** ids of the entities that it is about; of the view where it has none */
  readonly subjects: readonly number[]
  readonly message: string
  /** what to do about it */
  readonly advice: string
  /** takes the check away and brings no other; null where none does */
  readonly repair: MuralRepair | null
}

/** A check before anybody looked whether its repairs hold; the first that does is offered. */
export type Finding = Omit<MuralCheck, 'repair' | 'archCustomViewId'> & {
  readonly repairs: readonly MuralRepair[]
}

/** What stands in one view; panels that are disabled, and what has no readable measures, are not among it. */
export type ViewMural = MuralCheckInput & { readonly viewId: number }
