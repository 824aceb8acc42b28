/** Lines of rows, facts and item sheets are of one height, px. */
export const ROW_LINE = 15
