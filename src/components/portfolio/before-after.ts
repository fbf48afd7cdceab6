/** The edge of `Compare.astro`. */
export class BeforeAfter extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector('input');
    const pair = input?.parentElement;
    if (!input || !pair) return;
    const cut = () => pair.style.setProperty('--split', `${input.value}%`);
    input.addEventListener('input', cut);
    // Going back restores the value without an event.
    cut();
  }
}

customElements.define('before-after', BeforeAfter);
