/** Before every test file: all drawing families are at hand, as they are on the server. */
import { loadDrawingFamilies } from '../drawing-families.ts'

await loadDrawingFamilies()
