/**
 * npm runs a script through a shell, and a shell that is told to stop dies without telling its child. So a
 * command that must not outlive npm looks whether it still has its parent.
 */
const EVERY_MS = 200

/** Sends this process SIGTERM when npm (or its shell) is gone. Does nothing for a process started without npm. */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  timer.unref()
}
