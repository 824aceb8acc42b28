/** Which renderers work without a graphics card. */
import { describe, expect, it } from 'vitest'
import { isSoftwareRenderer } from './webgl.ts'

describe('the name of a renderer', () => {
  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'llvmpipe (LLVM 15.0.7, 256 bits)',
    'ANGLE (Microsoft, Microsoft Basic Render Driver (0x0000008C) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'Apple Software Renderer',
  ])('says that the processor draws: %s', (name) => {
    expect(isSoftwareRenderer(name)).toBe(true)
  })

  it.each([
    'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 (0x00002504) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)',
    'Mesa Intel(R) UHD Graphics 620 (KBL GT2)',
    'Adreno (TM) 640',
    '',
  ])('says that a graphics card draws: %s', (name) => {
    expect(isSoftwareRenderer(name)).toBe(false)
  })
})
