import { Screen } from '#admin/ui/Screen.tsx';

export function MenuScreen() {
  return <Screen title="Menu">{null}</Screen>;
}
