/** The style of documents. Heights and line heights are the ones that the engine has reckoned with. */
import {
  documentPage,
  FACTS_TITLE,
  HEAD_HEIGHT,
  labelSheet,
  ROW_LINE,
  ROW_PADDING,
  SCHEDULE_PADDING,
  SUM_LINE,
  SUMS_PADDING,
  SUMS_WIDTH,
} from '@orderwright/domain/documents'
import { textStyles } from '@orderwright/domain/typesetting'

import { itemSheetCss } from './item-sheet-style.ts'

const texts = Object.entries(textStyles)
  .map(
    ([name, { size, line, weight }]) =>
      `.ow-t-${name}{font-size:${size}px;line-height:${line}px;min-height:${line}px;font-weight:${weight}}`,
  )
  .join('\n')

export const documentCss = `
.ow-doc{font-kerning:none;font-variant-ligatures:none;text-rendering:geometricPrecision;font-size:11px;line-height:15px;letter-spacing:0}
.ow-line{white-space:pre;unicode-bidi:plaintext;text-align:start}
${texts}
.ow-t-small{color:#4a4a46}
.ow-t-label{color:#5c5c58}
.ow-head{position:absolute;left:${documentPage.margin}px;right:${documentPage.margin}px;top:36px;height:48px;display:flex;
  justify-content:space-between;align-items:flex-start;border-bottom:1px solid #161616}
.ow-logo{height:34px;max-width:260px;object-fit:contain;object-position:left center;display:block}
.ow-org{font-size:16px;line-height:34px;font-weight:600}
.ow-head-end{text-align:right}
.ow-name{font-size:16px;line-height:20px;font-weight:600}
.ow-number a{color:inherit;text-decoration:none}
.ow-number{font-size:11px;line-height:16px;color:#4a4a46;font-variant-numeric:tabular-nums}
.ow-content{position:absolute;left:${documentPage.margin}px;right:${documentPage.margin}px;top:${documentPage.contentTop}px;
  bottom:${documentPage.contentBottom}px}
.ow-foot{position:absolute;left:${documentPage.margin}px;right:${documentPage.margin}px;bottom:28px;height:15px;display:flex;
  justify-content:space-between;font-size:9.5px;line-height:15px;color:#5c5c58}
.ow-foot-title{white-space:nowrap;overflow:hidden;text-overflow:ellipsis;max-width:720px}
.ow-facts{display:flex;justify-content:space-between}
.ow-facts-title{height:${FACTS_TITLE}px;font-size:9px;line-height:15px;font-weight:600;color:#5c5c58;letter-spacing:0.02em}
.ow-row{display:flex;overflow:visible;position:relative}
.ow-detail{position:absolute}
.ow-t-detail{color:#161616}
.ow-detail.is-label{color:#5c5c58}
.ow-row.is-head{height:${HEAD_HEIGHT}px;align-items:flex-end;padding-bottom:6px;border-bottom:1px solid #161616;font-size:9px;
  line-height:15px;font-weight:600;color:#5c5c58}
.ow-row.is-item{border-bottom:1px solid #e3e3de}
.ow-row.is-item.is-open{border-bottom-color:transparent}
.ow-cell{flex:none}
.ow-row.is-item .ow-cell{padding-top:${ROW_PADDING}px}
.ow-row.is-close .ow-cell{padding-top:${SCHEDULE_PADDING}px}
.ow-row.is-more .ow-cell{padding-top:0}
.ow-cell.is-figure{text-align:right;font-variant-numeric:tabular-nums}
.ow-cell.is-figure.ow-line,.ow-cell.is-figure .ow-line{text-align:right}
.ow-row.is-head .ow-cell{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.ow-cell-line{height:${ROW_LINE}px;display:flex;align-items:center}
.ow-cell.is-figure .ow-cell-line{justify-content:flex-end}
.ow-cell-line.is-indented{padding-left:20px}
.ow-choice{width:14px;height:14px;margin-right:6px;object-fit:contain;flex:none}
.ow-none{border:1px dashed #c9c9c3;width:60%;height:70%}
.ow-figure{display:flex;align-items:center;justify-content:center}
.ow-figure img{width:100%;height:100%;object-fit:contain}
.ow-sums{margin-left:auto;width:${SUMS_WIDTH}px;padding-top:${SUMS_PADDING}px;font-variant-numeric:tabular-nums}
.ow-sum{display:flex;justify-content:space-between;font-size:11px;line-height:${SUM_LINE}px;white-space:pre;box-sizing:border-box}
.ow-content.is-bare{left:${labelSheet.left}px;right:0;top:${labelSheet.top}px;bottom:0}
.ow-labels{list-style:none;display:flex;gap:${labelSheet.pitch - labelSheet.width}px}
.ow-label{display:flex;gap:${labelSheet.padding}px;padding:${labelSheet.padding}px;overflow:hidden;
  width:${labelSheet.width}px;height:${labelSheet.height}px}
.ow-label-code{flex:none;width:${labelSheet.code}px;display:flex;align-items:center}
.ow-label-text{min-width:0;flex:1;display:flex;flex-direction:column;justify-content:space-between}
/* Where labels end is seen on the screen; sheets of labels have their own edges. */
@media screen{.ow-label{outline:1px dashed #d9d9d3;outline-offset:-1px;border-radius:8px}}
.ow-sums.is-more{padding-top:0}
.ow-sum.is-strong{font-weight:600;border-top:1px solid #161616}
.ow-sum.is-note{color:#5c5c58;font-size:9.5px;justify-content:flex-end}
${itemSheetCss}`
