/** A sleep that can be ended early. */
export interface Alarm {
  /** Ends the current sleep; without one the next ends at once, so that no ring is lost. */
  ring(): void
  sleep(milliseconds: number): Promise<void>
}

export function createAlarm(): Alarm {
  let isRung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      if (wake) wake()
      else isRung = true
    },
    sleep: (milliseconds) =>
      new Promise((resolve) => {
        if (isRung) {
          isRung = false
          return resolve()
        }
        const timer = setTimeout(() => wake?.(), milliseconds)
        wake = () => {
          wake = undefined
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}
