const two = (part: number): string => String(part).padStart(2, '0')

/** Whole seconds as `09:05`, from an hour on `1:09:05`. */
export function clockTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = `${two(minutes)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
