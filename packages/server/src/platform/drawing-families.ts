/** On the server every drawing family and symbol is at hand from the start: importing this module brings them. */
import { loadDrawingFamilies, loadEngravingSymbols } from '@orderwright/domain'

await Promise.all([loadDrawingFamilies(), loadEngravingSymbols()])
