/** Whether this browser can show 3D at all, and whether the processor has to do what a graphics card would. */

interface Graphics {
  readonly canShow: boolean
  readonly isSoftware: boolean
}

let answer: Graphics | undefined

/** Asked once with a canvas of its own, which is let go at once: browsers allow only a few. */
function graphics(): Graphics {
  answer ??= ask()
  return answer
}

export function canShow3d(): boolean {
  return graphics().canShow
}

/** No graphics card: every point of a picture costs the processor time that the rest of the page waits for. */
export function drawsInSoftware(): boolean {
  return graphics().isSoftware
}

function ask(): Graphics {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    if (!context) return { canShow: false, isSoftware: false }
    const named = context.getExtension('WEBGL_debug_renderer_info')
    const renderer: unknown = context.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER)
    context.getExtension('WEBGL_lose_context')?.loseContext()
    return { canShow: true, isSoftware: isSoftwareRenderer(String(renderer)) }
  } catch {
    return { canShow: false, isSoftware: false }
  }
}

/** By the name that a renderer gives itself: those of Chromium, Mesa and Windows that need no graphics card. */
export function isSoftwareRenderer(name: string): boolean {
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name)
}
