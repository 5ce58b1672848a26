/** What the runner finds on `window.bench`, whoever renders the form. */
export interface BenchCase {
  mount: Timing
  /** Resolves when every field is in the document. */
  whole(): Promise<void>
  /** CSS selector of the text field that is typed into. */
  typed: string
  /** The form's own idea of that field's value. */
  value(): unknown
  /** Clicks the controller and waits for the frame; `shown` counts the dependants in the document then. */
  toggle(): Promise<{ paint: number; shown: number }>
  /** Asks for submission and waits for the frame that shows the messages. */
  submit(): Promise<{ paint: number; errors: number; focused: string | undefined }>
}

/** Milliseconds until React was done, and until the browser had painted. */
export interface Timing {
  js: number
  paint: number
}

declare global {
  interface Window {
    bench: BenchCase
    /** Milliseconds from key press to painted frame, one entry a keystroke. */
    keystrokes: number[]
    /** Resolves when the last keystroke is on screen. */
    painted: Promise<void>
  }
}
