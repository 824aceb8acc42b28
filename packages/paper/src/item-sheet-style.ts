/** The style of the sheets of items; heights are those that the engine has reckoned with. */
import { CONTINUED_HEIGHT, itemSheet } from '@orderwright/domain/documents'

export const itemSheetCss = `
.ow-sheet{position:relative;break-inside:avoid}
.ow-sheet-head{display:flex;gap:14px;height:${itemSheet.head}px;border-bottom:1px solid #161616;box-sizing:border-box;
  margin-bottom:${itemSheet.afterHead}px}
.ow-sheet-name{flex:1;min-width:0}
.ow-sheet-end{flex:none;text-align:right;font-variant-numeric:tabular-nums}
.ow-sheet-end .ow-line{text-align:right}
.ow-sheet-body{position:relative;height:${itemSheet.body}px}
.ow-sheet-drawing{position:absolute;left:0;top:0;width:${itemSheet.drawing.width}px;height:${itemSheet.drawing.height}px;
  display:flex;align-items:center;justify-content:center}
.ow-sheet-drawing.is-missing{border:1px dashed #c9c9c3;box-sizing:border-box;color:#4a4a46;padding:24px;text-align:center}
.ow-sheet-caption{position:absolute;left:0;bottom:0;height:${itemSheet.caption}px;line-height:${itemSheet.caption}px;
  font-size:9.5px;color:#4a4a46}
.ow-to-scale svg{display:block;width:100%;height:100%;overflow:visible}
.ow-sheet-side{position:absolute;left:${itemSheet.sideLeft}px;top:0;width:${itemSheet.side}px;height:100%}
.ow-sheet-enlarged{position:absolute;left:0;right:0}
.ow-sheet-enlarged figure{position:absolute;margin:0}
.ow-sheet-enlarged figcaption{height:${itemSheet.detailLabel}px;line-height:${itemSheet.detailLabel}px;font-size:9.5px;color:#5c5c58}
.ow-sheet-enlarged .ow-to-scale{outline:0.5px solid #c9c9c3}
.ow-sheet-steps{position:absolute;left:0;right:0;bottom:0;height:${itemSheet.steps}px;box-sizing:border-box;border-top:1px solid #161616;
  list-style:none;margin:0;padding:0;display:flex;gap:20px;align-items:flex-end}
.ow-sheet-steps li{flex:1;display:flex;align-items:flex-end;gap:7px;font-size:11px;line-height:16px;min-width:0}
.ow-tick{flex:none;width:14px;height:14px;border:1.2px solid #161616;box-sizing:border-box;border-radius:2px}
.ow-sign{flex:1;border-bottom:0.75px solid #8a8a84;min-width:16px;height:14px}
.ow-sheet-continued{height:${CONTINUED_HEIGHT}px;font-size:13px;line-height:20px;font-weight:600}
`
