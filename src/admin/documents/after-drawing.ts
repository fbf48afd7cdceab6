/** Once what was changed is drawn, and a dialog or menu that was closed has given the focus back. */
export function afterDrawing(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
