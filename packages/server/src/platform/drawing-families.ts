/** On the server every drawing family and symbol is at hand from the start: importing this module brings them. */
import { loadDrawingFamilies } from '@orderwright/domain/drawing-families'
import { loadEngravingSymbols } from '@orderwright/domain/engraving'

await Promise.all([loadDrawingFamilies(), loadEngravingSymbols()])
