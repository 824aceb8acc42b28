/** Before every test file: all drawing families and symbols are at hand, as they are on the server. */
import { loadDrawingFamilies } from '../drawing-families.ts'
import { loadEngravingSymbols } from '../engraving/symbols/registry.ts'

await Promise.all([loadDrawingFamilies(), loadEngravingSymbols()])
