/**
 * Links to sections of the page don’t leave it, so they close their popover; and the small screens’ menu
 * closes when the screen becomes wide.
 */
const popovers = document.querySelectorAll<HTMLElement>('#menu, #services');
const closeAll = () => {
  for (const popover of popovers) if (popover.matches(':popover-open')) popover.hidePopover();
};

for (const popover of popovers) {
  popover.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeAll();
  });
}
matchMedia('(width >= 64rem)').addEventListener('change', closeAll);
