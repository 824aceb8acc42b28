/** Every kind of thing on the canvas. A new kind is one file and one line here. */
import type { CanvasKind } from './kind.ts'
import { canvasLineKind } from './kinds/canvas-line.ts'
import { canvasTextKind } from './kinds/canvas-text.ts'
import { elevationKind } from './kinds/elevation.ts'
import { eyePointKind } from './kinds/eye-point.ts'
import { focusAreaKind } from './kinds/focus-area.ts'
import { mismatchLineKind } from './kinds/mismatch-line.ts'
import { muralAreaKind } from './kinds/mural-area.ts'
import { muralPanelKind } from './kinds/mural-panel.ts'
import { muralSeamKind } from './kinds/mural-seam.ts'
import { muralTextureKind } from './kinds/mural-texture.ts'
import { openingKind } from './kinds/opening.ts'
import { placedItemKind } from './kinds/placed-item.ts'
import { referenceKind } from './kinds/reference.ts'
import { seenWallKind } from './kinds/seen-wall.ts'
import { wallKind } from './kinds/wall.ts'
import { wallLabelKind } from './kinds/wall-label.ts'

export const canvasKinds: readonly CanvasKind[] = [
  referenceKind,
  wallKind,
  seenWallKind,
  openingKind,
  elevationKind,
  eyePointKind,
  placedItemKind,
  muralAreaKind,
  muralTextureKind,
  muralPanelKind,
  muralSeamKind,
  mismatchLineKind,
  focusAreaKind,
  wallLabelKind,
  canvasTextKind,
  canvasLineKind,
]
