/** "6-16 of letters, digits, underscore, hyphen" (specification, section 5). */
export const isPassword = (password: string): boolean => /^[A-Za-z0-9_-]{6,16}$/.test(password)
