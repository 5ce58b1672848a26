/** How a step looks beside the one that is open. */
export const stateOf = (step: number, open: number): 'done' | 'open' | 'ahead' => {
  if (step === open) return 'open'
  return step < open ? 'done' : 'ahead'
}
