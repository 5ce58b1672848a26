/** "PC user name 1-40 of letters, digits, _ and -" (specification, section 5). */
export const isUserName = (name: string): boolean => /^[A-Za-z0-9_-]{1,40}$/.test(name)
