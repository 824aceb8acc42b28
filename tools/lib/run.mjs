/** Runs a program and waits for it. */
import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/**
 * Runs `command` and resolves with `{ code, output }`; `output` is what it printed, or empty when `live` lets it
 * print straight to the terminal. Never rejects: a program that cannot be started has the code 127.
 */
export function run(command, args, { live = false, env = {}, cwd = root, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      ...options,
    })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', collect)
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a script with this very Node. */
export function runNode(script, args, options) {
  return run(process.execPath, [script, ...args], options)
}
