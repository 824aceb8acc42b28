/** Where comments appear on the sheets of drawings. */
import { deferred } from '../../ui/deferred.tsx'

/** Over a sheet: its pins, and pointing at its drawings. */
export const SheetPinsSlot = deferred(() => import('./pins/sheet-pins.tsx').then((part) => part.SheetPins))

/** Beside the sheets: brings the pin that was asked for into view. */
export const SheetsGuideSlot = deferred(() =>
  import('./pins/sheets-guide.tsx').then((part) => part.SheetsGuide),
)
