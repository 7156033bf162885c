import {
  Award,
  BadgeCheck,
  Calendar,
  Car,
  Clock,
  Cog,
  Compass,
  Eye,
  Factory,
  Gauge,
  Globe,
  Handshake,
  Headset,
  Heart,
  Leaf,
  Lightbulb,
  type IconNode,
  MapPin,
  Package,
  Phone,
  Rocket,
  Ruler,
  Scale,
  ShieldCheck,
  Star,
  Target,
  ThumbsUp,
  TrendingUp,
  Truck,
  Users,
  Wrench,
} from "lucide";
import { Icon } from "./icon";

const drawings: Record<string, IconNode> = {
  ...{ Award, BadgeCheck, Calendar, Car, Clock, Cog, Compass, Eye, Factory, Gauge, Globe, Handshake, Headset, Heart },
  ...{ Leaf, Lightbulb, MapPin, Package, Phone, Rocket, Ruler, Scale, ShieldCheck, Star, Target, ThumbsUp },
  ...{ TrendingUp, Truck, Users, Wrench },
};

/** Whether there is a drawing of this name. */
export function isDrawn(name: string): boolean {
  return Object.hasOwn(drawings, name);
}

/** The drawing with a name of Lucide's; nothing where there is none. */
export function NamedIcon({ name }: { name: string }) {
  const drawing = drawings[name];
  return drawing ? <Icon of={drawing} /> : null;
}
