/** Lists and screens of articles, all but the editor itself. */
export const words = {};
