/** On the server every drawing family is at hand from the start: importing this module brings them. */
import { loadDrawingFamilies } from '@orderwright/domain'

await loadDrawingFamilies()
