import { showNotLoaded } from '#components/pages/not-loaded.ts';

/** The answer to an appointment: its code comes on demand, as that of all that needs React. */
class AppointmentAnswer extends HTMLElement {
  async connectedCallback(): Promise<void> {
    try {
      const { mountAppointment } = await import('#islands/appointment/mount-appointment.tsx');
      mountAppointment(this, JSON.parse(this.dataset.props ?? ''));
    } catch {
      showNotLoaded(this);
    }
  }
}

customElements.define('appointment-answer', AppointmentAnswer);
