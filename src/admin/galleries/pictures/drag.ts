/** How long a finger rests before it drags instead of scrolling, in milliseconds. */
const HOLD_MS = 250;
/** How far a pointer moves until it means it, in CSS pixels. */
const SLACK_PX = 6;
/** From so close to the edge of the window the page scrolls along, in CSS pixels. */
const EDGE_PX = 96;
/** Fastest scrolling, in CSS pixels a frame. */
const SPEED_PX = 18;

interface DragListener {
  begin: () => void;
  /** The pointer is there now, in CSS pixels of the window. */
  over: (x: number, y: number) => void;
  end: (isDropped: boolean) => void;
}

/**
 * Follows a pointer until it comes up, with a copy of what is dragged. A mouse drags once it moves, a
 * finger once it has rested; one that moves earlier scrolls.
 */
export function startDrag(down: React.PointerEvent<HTMLElement>, listener: DragListener): void {
  if (down.button !== 0 || !down.isPrimary) return;
  const handle = down.currentTarget;
  const isTouch = down.pointerType === 'touch';
  const start = { x: down.clientX, y: down.clientY };
  const { pointerId } = down;
  const now = { ...start };
  let ghost: HTMLElement | null = null;
  let frame = 0;
  const timer = isTouch ? setTimeout(begin, HOLD_MS) : undefined;

  function begin(): void {
    ghost = ghostOf(handle, start);
    listener.begin();
    scroll();
  }

  function scroll(): void {
    const above = Math.max(0, EDGE_PX - now.y);
    const below = Math.max(0, now.y - (innerHeight - EDGE_PX));
    if (above || below) {
      scrollBy(0, ((below - above) / EDGE_PX) * SPEED_PX);
      listener.over(now.x, now.y);
    }
    frame = requestAnimationFrame(scroll);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    [now.x, now.y] = [event.clientX, event.clientY];
    const isAway = Math.hypot(now.x - start.x, now.y - start.y) > SLACK_PX;
    if (!ghost && isAway) {
      if (isTouch) stop();
      else begin();
    }
    if (!ghost) return;
    ghost.style.translate = `${now.x - start.x}px ${now.y - start.y}px`;
    listener.over(now.x, now.y);
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    const wasDragged = ghost !== null;
    stop();
    if (!wasDragged) return;
    // The click that follows is the end of the drag, not a press.
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, true));
    listener.end(event.type === 'pointerup');
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !ghost) return;
    swallow(event);
    stop();
    listener.end(false);
  }

  function stop(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    ghost?.remove();
    ghost = null;
    listening.abort();
  }

  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  window.addEventListener('keydown', key, { signal, capture: true });
  // A long press would open a menu.
  window.addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), { signal });
}

/** A copy of what is dragged, above everything else. */
function ghostOf(handle: HTMLElement, at: { x: number; y: number }): HTMLElement {
  const { left, top, width, height } = handle.getBoundingClientRect();
  const ghost = handle.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.classList.add('drag-ghost');
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: `${at.x - left}px ${at.y - top}px`,
  });
  document.body.append(ghost);
  return ghost;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
