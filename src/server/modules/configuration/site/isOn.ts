const ON: readonly unknown[] = [true, 1, '1', 'true']

/** Flags are read leniently: 1, '1', true and 'true' are on, anything else is off (form language, section 1). */
export const isOn = (flag: unknown): boolean => ON.includes(flag)
